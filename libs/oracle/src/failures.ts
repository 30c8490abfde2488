/** One answer to an attempt: no answer at all, a status without an envelope, or the code of an envelope. */
export type Attempt =
  | { readonly type: 'none' }
  | { readonly type: 'status'; readonly status: number }
  | { readonly type: 'unreadable'; readonly text: string }
  | { readonly type: 'code'; readonly code: number };

type Class = 'retry' | 'ok' | 'session' | 'maintenance' | 'business';

/** Rules, section 15: the class of an answer of the main API. */
export function classOf(attempt: Attempt): Class {
  switch (attempt.type) {
    case 'none':
    case 'unreadable':
      return 'retry';
    case 'status':
      return attempt.status >= 500 || [408, 425, 429].includes(attempt.status) ? 'retry' : 'business';
    case 'code':
      return classOfCode(attempt.code);
  }
}

function classOfCode(code: number): Class {
  if (code === 200) return 'ok';
  if (code === 400) return 'session';
  if (code === 555) return 'maintenance';
  return code >= 500 && code <= 599 ? 'retry' : 'business';
}

export interface Course {
  readonly attempts: number;
  readonly end: 'answered' | 'refused';
  readonly isSessionEnded: boolean;
  readonly isMaintenance: boolean;
}

/** Description, section 8: up to four attempts; the last of the script answers all that follow. */
export function courseOf(script: readonly Attempt[], most = 4): Course {
  const classes = Array.from({ length: most }, (_, at) => script[Math.min(at, script.length - 1)]).map(
    (attempt) => (attempt === undefined ? 'retry' : classOf(attempt)),
  );
  const final = classes.findIndex((one) => one !== 'retry');
  const attempts = final === -1 ? most : final + 1;
  const last = classes[attempts - 1];
  return {
    attempts,
    end: last === 'ok' ? 'answered' : 'refused',
    isSessionEnded: last === 'session',
    isMaintenance: last === 'maintenance',
  };
}
