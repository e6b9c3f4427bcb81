/* Between Two Cities for three to seven players: whole random games by its RULES.md, without points.
 *
 *     cities fused|listed SEATS GAMES SEED
 *
 * `fused` draws one of the legal actions without listing them, `listed` lists all and takes one; all legal actions are
 * equally likely in both. Prints how many actions were played. Compiled with -DTRACE it also tells every deal, every
 * action with the number of legal ones, and every finished city, so that another engine can play the same games.
 */

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "chance.h"

#ifdef TRACE
#define tell(...) printf(__VA_ARGS__)
#else
#define tell(...)
#endif

enum { SHOP, FACTORY, DRINK, FOOD, MUSIC, BED, OFFICE, PARK, HOUSE, KINDS };
enum { DUPLEXES = 24, TILES = KINDS + DUPLEXES, SINGLES = 108, SEATS = 7, FIELD = 7, CELLS = 49, D4 = 24 };
enum { SINGLE_HAND = 7, DUPLEX_HAND = 3, ROUNDS = 3, MOST_ACTIONS = 256 };

/* How many single tiles there are of each kind, and the two buildings of each duplex: 12 lie, 12 stand (§1). */
static const int single_counts[KINDS] = {16, 16, 5, 5, 5, 5, 20, 16, 20};
static const int duplex_halves[DUPLEXES][2] = {
    {FOOD, FACTORY}, {FACTORY, OFFICE}, {FACTORY, SHOP}, {HOUSE, PARK},   {HOUSE, BED},    {OFFICE, HOUSE},
    {OFFICE, SHOP},  {DRINK, PARK},     {PARK, FACTORY}, {PARK, OFFICE},  {SHOP, MUSIC},   {SHOP, HOUSE},
    {FACTORY, FOOD}, {FACTORY, OFFICE}, {HOUSE, OFFICE}, {HOUSE, SHOP},   {OFFICE, PARK},  {OFFICE, SHOP},
    {DRINK, HOUSE},  {PARK, FACTORY},   {PARK, HOUSE},   {MUSIC, PARK},   {SHOP, FACTORY}, {SHOP, BED},
};
static bool is_vertical(int tile) { return tile >= KINDS + DUPLEXES / 2; }

/* A hand: four bits for each kind of single, which count them, and above these a bit for each duplex. */
static const uint64_t ONES = 0x111111111, DUPLEX_BITS = 0xFFFFFF000000000;
static uint64_t one_of[TILES];
static uint8_t tile_at[4 * KINDS + DUPLEXES];

/* A city on a field of 7x7 on whose middle its first tile lies: cell (x, y) is bit 7*y + x. */
typedef struct {
    uint64_t free;     /* empty cells that fit into 4x4 with all that lies there (§5.3) */
    uint64_t touching; /* those of them that share an edge with it (§5.2); before the first tile the middle one */
    uint64_t kinds[KINDS];
} City;

static const City EMPTY = {.free = (1ULL << CELLS) - 1, .touching = 1ULL << D4};
static uint64_t reach[CELLS]; /* the other cells that fit into 4x4 with each cell */
static uint64_t beside[CELLS];

static int seats;
static uint8_t singles[SINGLES], duplexes[DUPLEXES];
static int singles_dealt, duplexes_dealt, hand_size;
static uint64_t hands[SEATS];
static int to_lay[SEATS][2];
static City cities[SEATS];
static City *city_of[SEATS][2]; /* city i is the left one of seat i and the right one of seat i + 1 (§2) */

static int lowest(uint64_t bits) { return __builtin_ctzll(bits); }

static int count(uint64_t bits)
{
    bits -= bits >> 1 & 0x5555555555555555;
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333);
    return ((bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F) * 0x0101010101010101 >> 56;
}

static inline int nth(uint64_t bits, int skipped)
{
    for (; skipped; skipped--)
        bits &= bits - 1;
    return lowest(bits);
}

/* Set-up and rounds. */

static void note_cells(int cell, int other)
{
    int across = abs(cell % FIELD - other % FIELD), down = abs(cell / FIELD - other / FIELD);
    if (across < 4 && down < 4 && across + down > 0)
        reach[cell] |= 1ULL << other;
    if (across + down == 1)
        beside[cell] |= 1ULL << other;
}

static void set_up(void)
{
    int dealt = 0;
    for (int kind = 0; kind < KINDS; kind++)
        for (int number = 0; number < single_counts[kind]; number++)
            singles[dealt++] = kind;
    for (int duplex = 0; duplex < DUPLEXES; duplex++)
        duplexes[duplex] = KINDS + duplex;
    for (int tile = 0; tile < TILES; tile++) {
        int bit = tile < KINDS ? 4 * tile : 4 * KINDS + tile - KINDS;
        one_of[tile] = 1ULL << bit;
        tile_at[bit] = tile;
    }
    for (int seat = 0; seat < seats; seat++) {
        city_of[seat][0] = cities + seat;
        city_of[seat][1] = cities + (seat ? seat : seats) - 1;
    }
    for (int cell = 0; cell < CELLS; cell++)
        for (int other = 0; other < CELLS; other++)
            note_cells(cell, other);
}

/* The next tile of a supply, which is shuffled as far as it is dealt. */
static int deal_tile(uint8_t *supply, int size, int dealt)
{
    int place = dealt + below(size - dealt), tile = supply[place];
    supply[place] = supply[dealt];
    supply[dealt] = tile;
    tell("%d ", tile);
    return tile;
}

/* Seven singles or three duplexes for everybody (§3). */
static void deal(int round)
{
    tell("deal ");
    for (int seat = 0; seat < seats; seat++) {
        hands[seat] = 0;
        for (int place = 0; round != 1 && place < SINGLE_HAND; place++)
            hands[seat] += one_of[deal_tile(singles, SINGLES, singles_dealt++)];
        for (int place = 0; round == 1 && place < DUPLEX_HAND; place++)
            hands[seat] += one_of[deal_tile(duplexes, DUPLEXES, duplexes_dealt++)];
    }
    hand_size = round == 1 ? DUPLEX_HAND : SINGLE_HAND;
    tell("\n");
}

/* What is left of a hand goes to the left, in the third round to the right (§3). */
static void pass_hands(int round)
{
    uint64_t first = hands[0], last = hands[seats - 1];
    if (round == 0) {
        memmove(hands + 1, hands, (seats - 1) * sizeof *hands);
        hands[0] = last;
    } else {
        memmove(hands, hands + 1, (seats - 1) * sizeof *hands);
        hands[seats - 1] = first;
    }
}

/* Choosing. */

static uint64_t held(uint64_t hand) { return ((hand | hand >> 1 | hand >> 2) & ONES) | (hand & DUPLEX_BITS); }
static uint64_t held_twice(uint64_t hand) { return (hand >> 1 | hand >> 2) & ONES; }
static int count_kinds(uint64_t kinds) { return kinds * ONES >> 4 * (KINDS - 1) & 15; }

static void choose(int seat, int first, int second, int options)
{
    tell("choose %d %d %d of %d\n", seat, first, second, options);
    to_lay[seat][0] = first;
    to_lay[seat][1] = second;
    (void)options;
}

/* The chosen tiles are shown and leave the hands (§4.2). */
static void reveal(void)
{
    for (int seat = 0; seat < seats; seat++)
        hands[seat] -= one_of[to_lay[seat][0]] + one_of[to_lay[seat][1]];
    hand_size -= 2;
}

/* One of all pairs of equal tiles and of different ones in hand. */
static void choose_fused(int seat)
{
    uint64_t kinds = held(hands[seat]), doubles = held_twice(hands[seat]);
    int kind_count = kinds & DUPLEX_BITS ? hand_size : count_kinds(kinds), double_count = count_kinds(doubles);
    int options = double_count + kind_count * (kind_count - 1) / 2, pick = below(options);
    if (pick < double_count) {
        int tile = tile_at[nth(doubles, pick)];
        choose(seat, tile, tile, options);
        return;
    }
    pick -= double_count;
    int higher = 1;
    while (pick >= higher)
        pick -= higher++;
    choose(seat, tile_at[nth(kinds, pick)], tile_at[nth(kinds, higher)], options);
}

static void choose_listed(int seat)
{
    int pairs[MOST_ACTIONS], options = 0;
    uint64_t doubles = held_twice(hands[seat]);
    for (uint64_t firsts = held(hands[seat]); firsts; firsts &= firsts - 1) {
        int first = lowest(firsts), tile = tile_at[first];
        if (doubles >> first & 1)
            pairs[options++] = TILES * tile + tile;
        for (uint64_t seconds = firsts & (firsts - 1); seconds; seconds &= seconds - 1)
            pairs[options++] = TILES * tile + tile_at[lowest(seconds)];
    }
    int pair = pairs[below(options)];
    choose(seat, pair / TILES, pair % TILES, options);
}

/* Laying. */

/* The cells where a tile, or its left or upper half, may lie (§5); no cell of column a is right of one of column g. */
static uint64_t places(const City *city, int tile)
{
    static const uint64_t COLUMN_G = 0x40810204081 << 6;
    uint64_t free = city->free, touching = city->touching;
    if (tile < KINDS)
        return touching;
    if (is_vertical(tile))
        return free & free >> FIELD & (touching | touching >> FIELD);
    return free & free >> 1 & (touching | touching >> 1) & ~COLUMN_G;
}

static inline void put_building(City *city, int kind, int cell)
{
    city->kinds[kind] |= 1ULL << cell;
    city->free &= reach[cell];
    city->touching = (city->touching | beside[cell]) & city->free;
}

static inline void lay(int seat, int tile, int cell, int side, int options)
{
    tell("lay %d %d %d %d of %d\n", seat, tile, cell, side, options);
    (void)options;
    City *city = city_of[seat][side];
    if (tile < KINDS) {
        put_building(city, tile, cell);
    } else {
        put_building(city, duplex_halves[tile - KINDS][0], cell);
        put_building(city, duplex_halves[tile - KINDS][1], cell + (is_vertical(tile) ? FIELD : 1));
    }
}

/* Both tiles of a seat, one in each city: any tile on any cell, then the other tile in the other city (§4.3). */
static void lay_fused(int seat)
{
    const int *tiles = to_lay[seat];
    uint64_t cells[2][2]; /* by tile and side */
    int counts[2][2], number = tiles[0] == tiles[1] ? 1 : 2;
    for (int side = 0; side < 2; side++) {
        const City *city = city_of[seat][side];
        cells[0][side] = cells[1][side] = places(city, tiles[0]);
        counts[0][side] = counts[1][side] = count(cells[0][side]);
        if (tiles[1] >= KINDS) { /* the places of singles are the same */
            cells[1][side] = places(city, tiles[1]);
            counts[1][side] = count(cells[1][side]);
        }
    }
    int of_first = counts[0][0] + counts[0][1], of_second = counts[1][0] + counts[1][1];
    int options = number == 1 ? of_first : of_first + of_second;
    int pick = below(options), tile = pick >= of_first;
    pick -= tile ? of_first : 0;
    int side = pick >= counts[tile][0];
    pick -= side ? counts[tile][0] : 0;
    lay(seat, tiles[tile], nth(cells[tile][side], pick), side, options);
    options = counts[!tile][!side];
    lay(seat, tiles[!tile], nth(cells[!tile][!side], below(options)), !side, options);
}

/* Every cell for each of these tiles, those that are equal once. */
static int list_places(const City *city, int side, const int *tiles, int left, int *actions, int options)
{
    for (int number = 0; number < left; number++) {
        if (number && tiles[0] == tiles[1])
            break;
        int action = CELLS * 2 * tiles[number] + side;
        for (uint64_t cells = places(city, tiles[number]); cells; cells &= cells - 1)
            actions[options++] = action + 2 * lowest(cells);
    }
    return options;
}

static void lay_listed(int seat)
{
    int tiles[2] = {to_lay[seat][0], to_lay[seat][1]}, sides = 3;
    for (int left = 2; left; left--) {
        int actions[MOST_ACTIONS], options = 0;
        for (int side = 0; side < 2; side++)
            if (sides >> side & 1)
                options = list_places(city_of[seat][side], side, tiles, left, actions, options);
        int action = actions[below(options)], tile = action / (CELLS * 2), side = action % 2;
        if (tile == tiles[0])
            tiles[0] = tiles[1];
        sides ^= 1 << side;
        lay(seat, tile, action % (CELLS * 2) / 2, side, options);
    }
}

static int play_game(bool is_listed)
{
    int played = 0;
    singles_dealt = duplexes_dealt = 0;
    for (int city = 0; city < seats; city++)
        cities[city] = EMPTY;
    for (int round = 0; round < ROUNDS; round++) {
        for (deal(round); hand_size > 1; pass_hands(round)) {
            for (int seat = 0; seat < seats; seat++)
                is_listed ? choose_listed(seat) : choose_fused(seat);
            reveal();
            for (int seat = 0; seat < seats; seat++)
                is_listed ? lay_listed(seat) : lay_fused(seat);
            played += 3 * seats;
        }
    }
    for (int city = 0; city < seats; city++) {
        tell("city");
        for (int kind = 0; kind < KINDS; kind++)
            tell(" %llu", (unsigned long long)cities[city].kinds[kind]);
        tell("\n");
    }
    return played;
}

int main(int argc, char **argv)
{
    if (argc != 5)
        return 2;
    bool is_listed = strcmp(argv[1], "listed") == 0;
    seats = atoi(argv[2]);
    chance_state = strtoull(argv[4], NULL, 10);
    long long played = 0;
    set_up();
    for (int game = atoi(argv[3]); game; game--)
        played += play_game(is_listed);
    printf("%lld\n", played);
    return 0;
}
