import { ThirdPartyButtons } from '@kislap/ui';
import { useLoginElsewhere } from '../session/useLoginElsewhere';

/** Other ways in, where the operator has some. */
export function LoginElsewhere() {
  const { loginProviders, openingCode, choose } = useLoginElsewhere();
  return (
    <ThirdPartyButtons
      providers={loginProviders}
      openingCode={openingCode}
      onChoose={(code) => void choose(code)}
    />
  );
}
