import { holdBack } from '../../device/afterFirstView';
import { earlyAnswer } from '../earlyAnswer';
import { screens } from '../screens';
import { waitForCode } from '../waitForCode';
import type { LazyComponent } from '../lazy/lazyComponent';
import type { OverlayName, OverlayOptions, OverlayProps, OverlayResult } from './OverlayMap';
import { overlayStack } from './overlayStack';
import type { OverlayOutcome } from './stack/OverlayStack';

/** Those that take the whole screen, by how their names begin; the others come up from below. */
const SCREENS =
  /^(?:bind|change|close|fund|identity|language|mail|promotion|reb|rew|self|sessions|(?:deposit|withdrawal)$)/;

async function fetchOverlay<Name extends OverlayName>(
  name: Name,
): Promise<LazyComponent<OverlayProps<Name>>> {
  const { [name]: overlay } = await screens().overlays();
  await overlay.load();
  return overlay;
}

/** What was asked for and has not opened yet: the second tap of a double tap asks for the same. */
let onTheWay: readonly object[] = [];

function isSame(one: object, other: object): boolean {
  const [values, others] = [Object.values(one), Object.values(other)];
  return values.length === others.length && values.every((value, place) => value === others[place]);
}

/** What was asked for last and opened, until another one opens. */
let lastOpened: { readonly asked: object; readonly id: number | undefined } | undefined;

/** A second tap can come before the first frame of what the first one has opened, and meets the same opener. */
function isOnTop(asked: object): boolean {
  const top = overlayStack.snapshot().findLast(({ isOpen }) => isOpen);
  return top !== undefined && top.id === lastOpened?.id && isSame(asked, lastOpened.asked);
}

/**
 * Opens an overlay, from anywhere in the code. Resolves after its exit animation with `answered` and the result,
 * or `dismissed` and the reason. In a locked app nothing opens, nothing whose code comes after the page or the
 * session has gone, and nothing that is on its way already, or lies open on top.
 */
export async function openOverlay<Name extends OverlayName>(
  name: Name,
  options: OverlayOptions<Name>,
): Promise<OverlayOutcome<OverlayResult<Name>>> {
  const { clearings } = overlayStack;
  const asked = { name, clearings, ...options };
  if (isOnTop(asked) || onTheWay.some((other) => isSame(asked, other)))
    return { type: 'dismissed', reason: 'cleared' };
  onTheWay = [...onTheWay, asked];
  const overlay = await waitForCode(
    SCREENS.test(name) ? 'screen' : 'sheet',
    () => fetchOverlay(name).finally(holdBack()),
    name,
  ).finally(() => {
    onTheWay = onTheWay.filter((other) => other !== asked);
  });
  if (overlay === undefined) return { type: 'dismissed', reason: 'unavailable' };
  if (screens().isLocked() || overlayStack.clearings > clearings) {
    earlyAnswer.tell();
    return { type: 'dismissed', reason: 'cleared' };
  }
  const outcome = overlayStack.open<OverlayResult<Name>>((modal, onAnswer) =>
    overlay.draw({ ...options, modal, onAnswer }),
  );
  lastOpened = { asked, id: overlayStack.snapshot().at(-1)?.id };
  return outcome;
}
