/** What a story asks of one check. `skip` says why it is not made, `finds` that it must fail, and with which words. */
export interface Wish {
  readonly skip?: string;
  readonly finds?: string;
}

export interface Wishes {
  readonly visual: Wish & { readonly differsFrom?: string };
  readonly targets: Wish;
  readonly squeeze: Wish;
}

const known = ['skip', 'finds', 'differsFrom'];

/** Reads a story's parameters. Silence without a reason is an error. */
export function wishesOf(parameters: Readonly<Record<string, unknown>>): Wishes {
  if (import.meta.env['VITE_STORY_CHECKS'] === 'all') refuseSilentAxe(parameters['a11y']);
  return {
    visual: wishOf('visual', parameters['visual']),
    targets: wishOf('targets', parameters['targets']),
    squeeze: wishOf('squeeze', parameters['squeeze']),
  };
}

function wishOf(check: string, parameter: unknown): Wish {
  const wish = Object.entries(parameter ?? {});
  for (const [name, reason] of wish) {
    if (!known.includes(name)) throw new Error(`parameters.${check} knows ${known.join(', ')}, not ${name}.`);
    if (typeof reason !== 'string' || reason.trim() === '') {
      throw new Error(`parameters.${check}.${name} needs words: exempting a story takes a reason.`);
    }
  }
  return Object.fromEntries(wish);
}

/** Accessibility has Storybook's own switches; each that lets anything pass needs `a11y.reason` beside it. */
function refuseSilentAxe(a11y: unknown) {
  const isWeakening = (option: string) => option !== 'resultTypes';
  const settings = new Map<string, unknown>(Object.entries(a11y ?? {}));
  const isSilent =
    settings.get('disable') === true ||
    settings.has('config') ||
    Object.keys(settings.get('options') ?? {}).some(isWeakening) ||
    settings.get('test') !== 'error';
  const reason = settings.get('reason');
  if (isSilent && (typeof reason !== 'string' || reason.trim() === '')) {
    throw new Error('parameters.a11y is weakened: say why in parameters.a11y.reason.');
  }
}
