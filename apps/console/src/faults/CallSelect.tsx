import { anyCall, callsControl } from '@kislap/api/controls';
import { Select } from '@kislap/ui';
import { useControl } from '../client/useControl';
import { useWords } from '../words/useWords';

interface CallSelectProps {
  readonly value: string;
  readonly onValueChange: (call: string) => void;
}

/** One of all calls, or any of them. */
export function CallSelect(props: CallSelectProps) {
  const words = useWords();
  const { data } = useControl(callsControl, {}, 0);
  const options = [
    { value: anyCall, label: words('console.faults.any') },
    ...(data?.calls ?? []).map((name) => ({ value: name, label: name })),
  ];
  return (
    <Select
      {...props}
      label={words('console.faults.call')}
      placeholder={words('console.faults.call')}
      options={options}
    />
  );
}
