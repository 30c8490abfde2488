const MOST_LOOKS = 100;
const PAUSE_MS = 4;

/**
 * Resolves when the page has stopped changing and the operator is asked nothing more.
 *
 * @param countAsked how often the operator has been asked so far
 * @param stillLooks so many looks without a change are rest
 */
export async function untilStill(countAsked: () => number, stillLooks: number): Promise<void> {
  let before = '';
  let still = 0;
  for (let looks = 0; still < stillLooks && looks < MOST_LOOKS; looks += 1) {
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE_MS);
    });
    const { textContent } = document.body;
    const elements = document.getElementsByTagName('*').length;
    const now = [countAsked(), elements, textContent].join(' ');
    still = now === before ? still + 1 : 0;
    before = now;
  }
}
