import { invariantsControl } from '@kislap/api/controls';
import { List, Note, Row, Section, StatusTag } from '@kislap/ui';
import { useControl } from '../client/useControl';
import { Loaded } from '../layout/Loaded';
import { useWords } from '../words/useWords';

/** The whole ledger is read for it: not as often as the rest. */
const everyMs = 15_000;

/** The ledger's own rules, counted now. */
export function Invariants() {
  const words = useWords();
  const { data } = useControl(invariantsControl, {}, everyMs);
  const broken = data?.invariants.filter(({ violations }) => violations > 0) ?? [];
  return (
    <Section title={words('console.ledger.rules')}>
      <Loaded rows={data?.invariants} empty={words('console.ledger.none')}>
        {(lines) =>
          broken.length === 0 ? (
            <Note tone="success" role="status">
              {words('console.ledger.allHold', { count: lines.length })}
            </Note>
          ) : (
            <List label={words('console.ledger.rules')}>
              {broken.map(({ id, description, violations }) => (
                <Row
                  key={id}
                  title={`${id} ${description}`}
                  value={
                    <StatusTag
                      status="failed"
                      label={words('console.ledger.violations', { count: violations })}
                    />
                  }
                />
              ))}
            </List>
          )
        }
      </Loaded>
    </Section>
  );
}
