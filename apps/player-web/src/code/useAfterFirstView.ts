import { useEffect, useState } from 'react';
import { afterFirstView } from './afterFirstView';

/** False until the first view stands and the browser is idle: for parts that may come later. */
export function useAfterFirstView(): boolean {
  const [isAfter, setAfter] = useState(false);
  useEffect(() => afterFirstView(() => setAfter(true)), []);
  return isAfter;
}
