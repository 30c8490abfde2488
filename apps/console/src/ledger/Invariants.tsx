import { List, Note, Row, Section, StatusTag } from '@kislap/ui';
import { Loaded } from '../layout/Loaded';
import { useWords } from '../words/useWords';
import { useInvariants } from './useInvariants';

/** The ledger's own rules, counted now. */
export function Invariants() {
  const words = useWords();
  const { data, error } = useInvariants();
  const broken = data?.invariants.filter(({ violations }) => violations > 0) ?? [];
  return (
    <Section title={words('console.ledger.rules')}>
      <Loaded rows={data?.invariants} error={error} empty={words('console.ledger.none')}>
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
