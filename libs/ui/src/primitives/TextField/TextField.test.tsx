import { fieldSuite } from '../../testing/fieldSuite';
import { TextField } from './TextField';

fieldSuite('TextField', {
  Field: TextField,
  typed: 'Althea Cruz',
  kept: 'Althea Cruz',
});

fieldSuite('TextField that keeps digits only', {
  Field: (props) => <TextField {...props} clean={(typed) => typed.replace(/\D/g, '')} inputMode="numeric" />,
  typed: '0921 4567-88',
  kept: '0921456788',
  attributes: { inputmode: 'numeric' },
});
