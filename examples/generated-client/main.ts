import { balanceOf } from './balanceOf.ts';

const [account = '', password = '', baseUrl = 'http://localhost:3000'] = process.argv.slice(2);
console.log(await balanceOf({ account, password }, { baseUrl }));
