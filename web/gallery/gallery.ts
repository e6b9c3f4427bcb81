/** A page for those who draw: every drawing in every size; served by `npm run dev` at /gallery.html, not part of the client. */
import { mount } from 'svelte'
import '../src/look/tokens.css'
import '../src/look/fonts.css'
import '../src/look/base.css'
import Gallery from './Gallery.svelte'

const wanted = new URLSearchParams(location.search)
document.documentElement.dataset.theme = wanted.get('theme') ?? 'light'
document.documentElement.style.filter = wanted.has('grey') ? 'grayscale(1)' : ''
mount(Gallery, { target: document.body, props: { part: wanted.get('part') ?? 'tiles' } })
