'use client';

import { Button } from '@kislap/ui';
import { useState } from 'react';

export function Counter({ amount }) {
  const [times, setTimes] = useState(0);
  return <Button onClick={() => setTimes(times + 1)}>{`Deposit ${amount}, pressed ${times}`}</Button>;
}
