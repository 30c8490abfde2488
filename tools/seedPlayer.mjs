/** A seed player with money, and an open turnover. */
const USER_ID = 100002;

/**
 * Signs the player in whom the measuring tools visit as.
 *
 * @param {string} origin The sandbox.
 * @returns {Promise<{ readonly token: string, readonly userId: number }>} What the device of a player keeps.
 */
export async function signInSeedPlayer(origin) {
  const answer = await fetch(`${origin}/__sandbox/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId: USER_ID }),
  });
  if (!answer.ok) throw new Error(`The sandbox has not signed the seed player in: ${answer.status}.`);
  const { token } = await answer.json();
  return { token, userId: USER_ID };
}
