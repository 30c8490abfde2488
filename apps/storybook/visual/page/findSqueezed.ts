import { findBrokenWords } from './findBrokenWords';
import { findCutText } from './findCutText';
import { findOverlaps } from './findOverlaps';
import { nameOf } from './nameOf';
import { isScrolledAcross } from './styleOf';

/** What breaks when a story is as narrow and its text as large as it gets. */
export const findSqueezed = (): readonly string[] => [
  ...findSideways(),
  ...findCutText(),
  ...findBrokenWords(),
  ...findOverlaps(),
];

/** Who makes the whole page scroll sideways; named innermost, since its ancestors are merely pushed. */
function findSideways(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isScrolledAcross(element),
  );
  const innermost = wide.filter(
    (element) => !wide.some((other) => other !== element && element.contains(other)),
  );
  return [
    `the page is ${scrollWidth} px wide in ${clientWidth}, pushed by ${innermost.slice(0, 3).map(nameOf).join(', ')}`,
  ];
}
