/** Fetch takes a stream as a body only with this (5.4), which TypeScript's DOM library does not know of yet. */
interface RequestInit {
  duplex?: 'half'
}
