import { readSize } from './readSize';
import { seedReported } from './scale/seedReported';
import { withPostgres } from './withPostgres';

const { databaseUrl, ...size } = readSize('npm run seed:scale -w @kislap/sandbox');
await withPostgres(databaseUrl, (url) => seedReported(url, size));
