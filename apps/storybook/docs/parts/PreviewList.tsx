import { Button, Inline, List, Row, StatusTag } from '@kislap/ui';

/** Records and the quieter buttons. */
export function PreviewList() {
  return (
    <>
      <List label="Records">
        <Row title="Deposit" caption="Gcash" value={<StatusTag status="complete" label="Complete" />} />
        <Row title="Withdrawal" caption="BPI" value={<StatusTag status="pending" label="Pending" />} />
        <Row title="Deposit" caption="Maya" value={<StatusTag status="failed" label="Failed" />} />
      </List>
      <Inline wrap>
        <Button variant="money" size="md">
          Receive
        </Button>
        <Button variant="outline" size="md">
          Copy
        </Button>
        <Button variant="text" size="md">
          Details
        </Button>
      </Inline>
    </>
  );
}
