/**
 * Storybook's builder without its reading of every module behind every story, which says what a change touches and runs
 * while the first story waits. Nothing in the workshop asks for it.
 */
export { bail, build, corePresets, start } from '@storybook/builder-vite';
