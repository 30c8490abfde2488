import { readSize } from './readSize';
import { seedReported } from './scale/seedReported';
import { withPostgres } from './withPostgres';

const { databaseUrl, ...size } = readSize(process.argv.slice(2));
await withPostgres(databaseUrl, (url) => seedReported(url, size));
