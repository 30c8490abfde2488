/** What a story asks of one check. `skip` says why it is not made, `finds` that it must fail, and with which words. */
export interface CheckSetting {
  readonly skip?: string;
  readonly finds?: string;
}

export interface CheckSettings {
  readonly visual: CheckSetting & { readonly differsFrom?: string };
  readonly targets: CheckSetting;
  readonly squeeze: CheckSetting;
}

const known = ['skip', 'finds', 'differsFrom'];

/** Reads a story's parameters. Silence without a reason is an error. */
export function checkSettingsOf(parameters: Readonly<Record<string, unknown>>): CheckSettings {
  if (import.meta.env['VITE_STORY_CHECKS'] === 'all') refuseSilentAxe(parameters['a11y']);
  return {
    visual: settingOf('visual', parameters['visual']),
    targets: settingOf('targets', parameters['targets']),
    squeeze: settingOf('squeeze', parameters['squeeze']),
  };
}

function settingOf(check: string, parameter: unknown): CheckSetting {
  const setting = Object.entries(parameter ?? {});
  for (const [name, reason] of setting) {
    if (!known.includes(name)) throw new Error(`parameters.${check} knows ${known.join(', ')}, not ${name}.`);
    if (typeof reason !== 'string' || reason.trim() === '') {
      throw new Error(`parameters.${check}.${name} needs words: exempting a story takes a reason.`);
    }
  }
  return Object.fromEntries(setting);
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
