import { visibleControls } from './controls';
import { hitAreaOf } from './hitAreaOf';
import { nameOf } from './nameOf';

/**
 * The smallest side of anything to be hit with a thumb, in CSS pixels. What can also be done by a larger target says
 * so with `data-equivalent`, and then the minimum of WCAG 2.5.8 holds. Half a pixel is lost to rounding.
 */
const smallestSide = 44;
const smallestSideOfEquivalent = 24;
const tolerance = 0.5;

/** Every control whose hit area is smaller than a thumb. Links in running text are exempt (WCAG 2.5.5). */
export function findSmallTargets(): readonly string[] {
  return visibleControls().flatMap((control) => {
    if (isInText(control)) return [];
    const { width, height } = hitAreaOf(control);
    const wanted = control.closest('[data-equivalent]') ? smallestSideOfEquivalent : smallestSide;
    const isHidden = width <= 1 || height <= 1;
    if (isHidden || Math.min(width, height) >= wanted - tolerance) return [];
    return [
      `${nameOf(control)} is ${Math.round(width)}x${Math.round(height)} px to hit, less than ${wanted}x${wanted}`,
    ];
  });
}

function isInText(control: HTMLElement): boolean {
  const around = control.parentElement?.textContent.trim() ?? '';
  return getComputedStyle(control).display === 'inline' && around.length > control.textContent.trim().length;
}
