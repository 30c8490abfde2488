/** The sandbox's control calls, as far as journeys need them. */
export interface OperatorControl {
  /** Makes a control call under `/__sandbox/`. @throws {Error} When the sandbox refuses it. */
  readonly call: (name: string, fields?: object) => Promise<Readonly<Record<string, unknown>>>;
  /** The newest code sent to a phone, given with its area code: '639170000001'. */
  readonly smsCode: (phone: string) => Promise<string>;
  /** The ledger's self-check: what it found wrong, which is nothing. */
  readonly ledgerFaults: () => Promise<readonly unknown[]>;
}

/** Drives the sandbox that answers at `origin`. */
export function createOperatorControl(origin: string): OperatorControl {
  const call: OperatorControl['call'] = async (name, fields = {}) => {
    const answer = await fetch(`${origin}/__sandbox/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
    const body: unknown = await answer.json();
    if (!answer.ok || typeof body !== 'object' || body === null) {
      throw new Error(`The control call ${name} was refused: ${JSON.stringify(body)}`);
    }
    return Object.fromEntries(Object.entries(body));
  };
  return {
    call,
    smsCode: async (phone) => String((await call('sms', { phone }))['code']),
    ledgerFaults: async () => {
      const { invariants } = await call('invariants');
      if (!Array.isArray(invariants) || invariants.length === 0)
        throw new Error('The self-check checked nothing.');
      return invariants.filter((line: unknown) => !isSound(line));
    },
  };
}

function isSound(line: unknown): boolean {
  return typeof line === 'object' && line !== null && 'violations' in line && line.violations === 0;
}
