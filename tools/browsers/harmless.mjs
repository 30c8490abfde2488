/**
 * What the app uses although a supported browser lacks it, and why nothing breaks there; at most so often, where the
 * name is too common to be let through everywhere.
 *
 * @type {Readonly<Record<string, string | { readonly why: string, readonly uses: number }>>}
 */
export const harmless = {
  // Scripts of our own.
  '.adoptedStyleSheets': 'libs/ui/csp asks whether sheets can be made, and else adds to the first one',
  'new CSSStyleSheet': 'as .adoptedStyleSheets',
  '.replaceSync': 'as .adoptedStyleSheets',
  '.canShare': 'asked for first, else the picture is saved',
  '.createPolicy': 'called of the policies that a browser has',
  '.endpoint': "the error reports' own setting, no push subscription",
  '.requestIdleCallback': 'asked for first, else a timer',
  '.saveData': 'asked for first, else nothing is saved',
  '.skipTransition': 'of a transition that was started',
  '.startViewTransition': 'asked for first, else the page changes without movement',
  // Libraries.
  '.animation': "React's own table of events",
  '.canIntercept': 'React: of an event that only such a browser fires',
  '.captureStackTrace': 'axios, formatjs: asked for first',
  '.checkVisibility': 'React: asked for first',
  '.connection': 'React, SWR: asked for first',
  '.cookieStore': 'axios: asked for first',
  '.currentEntry': 'React: as navigation',
  '.delay': "React's own field",
  '.div': "Radix's own list of elements",
  '.downlink': 'React: as .connection',
  '.effectiveType': 'SWR: as .connection',
  '.fallback': "valibot's own field",
  '.fromElement': 'React: beside relatedTarget',
  '.popover': "React's own properties",
  '.toSorted': { why: "Radix's own ordered list has a method of that name", uses: 1 },
  '.transferSize': 'React: a size that is missing is not counted',
  '.transition': 'React: as navigation, and its own table of events',
  navigation: 'React: asked for first',
  'Intl.DurationFormat': 'formatjs: asked for first, and no message has a duration',
  setImmediate: 'React, axios: asked for first',
  // Style: what a browser does not know, it leaves out.
  ':-moz-range-thumb': 'a rule of its own for Firefox',
  ':-webkit-slider-runnable-track': 'known under this name since long; the data count it from its standard',
  ':-webkit-slider-thumb': 'as :-webkit-slider-runnable-track',
  ':autofill': 'beside :-webkit-autofill, in a rule of its own',
  ':selection': 'the colour of selected text',
  '@container': 'what it says is for the narrowest places alone',
  'container-type': 'sizes of the screen stand in for those of containers',
  'content-visibility': 'what is out of sight shimmers on',
  'cursor: default': 'a phone has no pointer',
  'cursor: pointer': 'a phone has no pointer',
  'forced-color-adjust': 'phones with Safari have no forced colours',
  'overflow-anchor': 'Safari keeps nothing in place by itself that would have to be told not to',
  'overscroll-behavior-x': 'the page may bounce',
  'overscroll-behavior-y': 'the page may bounce',
  'scrollbar-width': 'a scroll bar may be seen',
  'text-wrap': 'lines of unlike lengths',
};
