/**
 * What of Node no path of the demo comes to: files, sockets, name servers. It is imported by modules that use it
 * elsewhere.
 */
function absent(): never {
  throw new Error('There is no such thing in a browser');
}

export {
  absent as basename,
  absent as brotliCompress,
  absent as createReadStream,
  absent as dirname,
  absent as existsSync,
  absent as extname,
  absent as fileURLToPath,
  absent as gzip,
  absent as gzipSync,
  absent as join,
  absent as pathToFileURL,
  absent as readFile,
  absent as readFileSync,
  absent as stat,
};
