import type { ApiError } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { useEffect } from 'react';
import { toastError } from '../errors/toastError';

/** Tells the player once about every failure to load a list. */
export function useToastedFailure(error: ApiError | undefined): void {
  const text = useText();
  useEffect(() => {
    if (error !== undefined) toastError(error, text);
  }, [error, text]);
}
