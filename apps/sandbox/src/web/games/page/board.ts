import { findPart } from './findPart';
import { picksBet } from '@kislap/domain/games';

/** The places of a board that the player has chosen. */
interface Board {
  /** As a bet. */
  bet(): string;
  /** How many more must be chosen. */
  missing(): number;
}

/**
 * Lets as many places be chosen as the bet says. The board is never short of places by itself: it chooses the missing
 * ones by chance, and lets the oldest one go for one that is added.
 *
 * @param onChange called after the player has changed something
 */
export function openBoard(form: HTMLFormElement, onChange: () => void): Board {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-pick] input')];
  let chosen: number[] = [];
  const wanted = () => Number(new FormData(form).get('bet'));
  const show = () => {
    for (const box of boxes) box.checked = chosen.includes(Number(box.value));
  };
  const fill = (from: readonly number[]) => {
    const left = boxes.map(({ value }) => Number(value)).filter((place) => !from.includes(place));
    const added = Array.from({ length: wanted() - from.length }, () =>
      left.splice(Math.floor(Math.random() * left.length), 1),
    ).flat();
    chosen = [...from, ...added];
    show();
  };
  const change = (from: readonly number[]) => {
    fill(from);
    onChange();
  };
  for (const box of boxes) {
    box.addEventListener('change', () => {
      const place = Number(box.value);
      chosen = chosen.filter((each) => each !== place);
      if (box.checked) chosen = [...chosen, place].slice(-wanted());
      show();
      onChange();
    });
  }
  for (const step of form.querySelectorAll('[name="bet"]')) {
    step.addEventListener('change', () => change(chosen.slice(0, wanted())));
  }
  findPart('[data-pick-any]', HTMLButtonElement).addEventListener('click', () => change([]));
  fill([]);
  return { bet: () => picksBet(chosen), missing: () => wanted() - chosen.length };
}

/** Marks the places of the board, or takes the marks away. */
export function markPlaces(root: Element, marks: ReadonlyMap<number, string>): void {
  root.querySelectorAll<HTMLElement>('[data-pick]').forEach((place, index) => {
    const mark = marks.get(index);
    if (mark) place.dataset['mark'] = mark;
    else delete place.dataset['mark'];
  });
}
