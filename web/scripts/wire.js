// Makes src/net/wire.gen.ts and editions.gen.json from the JSON Schema of the socket's messages.
// The schema comes from standard input (`wire -- -`), or from the server's own module.
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

function schema() {
  if (process.argv.includes('-')) return text(process.stdin);
  const local = at('../../.venv/bin/python');
  const python = process.env.PYTHON ?? (existsSync(local) ? local : 'python3');
  return execFileSync(python, ['-m', 'ubongo.adapters.web.wire'], { encoding: 'utf8' });
}

const wire = JSON.parse(await schema());
const types = await compile(wire, 'Wire', {
  additionalProperties: false,
  bannerComment: '/** What goes over the socket. Generated from the server: do not edit. */',
  ignoreMinAndMaxItems: true,
});
writeFileSync(at('../src/net/wire.gen.ts'), types);
// For tests, which have no server.
writeFileSync(at('../src/net/editions.gen.json'), JSON.stringify(wire.examples[0].editions, null, 1));
