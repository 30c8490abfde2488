const engineTexts = [
  'failed to fetch dynamically imported module', // Chromium
  'error loading dynamically imported module', // Firefox
  'importing a module script failed', // Safari
  'unable to preload css', // Vite, for the styles of a chunk
];

/**
 * Whether an error's text says that a part of the app could not be loaded, in any engine's words.
 *
 * @example
 * isChunkLoadError('Importing a module script failed.'); // => true
 * isChunkLoadError('x is not a function'); // => false
 */
export function isChunkLoadError(message: string): boolean {
  const text = message.toLowerCase();
  return engineTexts.some((engineText) => text.includes(engineText));
}
