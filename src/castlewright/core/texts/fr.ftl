# Ce que disent tous les jeux et toutes les faces du programme.
sheet-total = Total
sheet-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
standing-row = { $rank }. { $name } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}
standing-tie = { $row } ({ $reason })

hint-better = environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de mieux que l’option { $other }
hint-better-surely = sûrement mieux que l’option { $other }
hint-equal = à peu près aussi bon que l’option { $other }
hint-worse = environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins que l’option { $other }
hint-worse-surely = sûrement moins bon que l’option { $other }
hint-also = { $first } ; { $then }
hint-wins-less = { $percent } % de victoires de moins que l’option { $other }
hint-wins-more = { $percent } % de victoires de plus que l’option { $other }

assistant-link-broken = Ce lien est abîmé : des lettres manquent ou sont fausses. Demandez-le à nouveau.
assistant-link-version = Ce lien vient d’une autre version de Castlewright, qui écrit les liens autrement.
assistant-no-link = Ces plateaux sont trop grands pour un lien.
