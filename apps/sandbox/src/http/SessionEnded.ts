/** The call needs a session and came without a living one. The client then forgets its token. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded';
}
