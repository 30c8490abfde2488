import { useText } from '@kislap/i18n';
import { Button, headsetDuotone } from '@kislap/ui';
import { useCustomerService } from './useCustomerService';

interface CsLinkProps {
  /** What it says; "Customer service" unless a screen asks a question with it. */
  readonly label?: string;
}

/** The way to customer service; nothing for an operator without one. */
export function CsLink({ label }: CsLinkProps) {
  const text = useText();
  const open = useCustomerService();
  if (open === undefined) return null;
  return (
    <Button variant="text" size="sm" glyph={headsetDuotone} onClick={open}>
      {label ?? text('cs.title')}
    </Button>
  );
}
