const PAUSE_MS = 4;

/** What rest means on a screen. */
interface Rest {
  /** How often the operator has been asked so far. */
  readonly countAsked: () => number;
  /** So many looks without a change are rest. */
  readonly stillLooks: number;
  /** After so many looks the page is taken as it is. */
  readonly mostLooks?: number;
  /** Whether what is waited for has happened: before it nothing counts as rest, however busy the machine is. */
  readonly hasHappened?: () => boolean;
}

/** Resolves when the page has stopped changing and the operator is asked nothing more. */
export async function untilStill({
  countAsked,
  stillLooks,
  mostLooks = 100,
  hasHappened = () => true,
}: Rest): Promise<void> {
  let before = '';
  let still = 0;
  for (let looks = 0; still < stillLooks && looks < mostLooks; looks += 1) {
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE_MS);
    });
    const { textContent } = document.body;
    const elements = document.getElementsByTagName('*').length;
    const now = [countAsked(), elements, textContent].join(' ');
    still = now === before && hasHappened() ? still + 1 : 0;
    before = now;
  }
}
