import browserslist from 'browserslist';

/** The browsers of `.browserslistrc` as bundlers name them, such as `chrome106`: no newer syntax is left. */
export const bundlerTargets = () =>
  browserslist().map((browser) => browser.replace('ios_saf', 'ios').replace(/-.*/, '').replace(' ', ''));
