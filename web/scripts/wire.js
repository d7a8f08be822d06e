// Makes src/net/wire.gen.ts from the JSON Schema of the socket's messages.
// The schema comes from standard input (`wire -- -`), or from the server's own module.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

function schema() {
  if (process.argv.includes('-')) return readFileSync(0, 'utf8');
  const local = at('../../.venv/bin/python');
  const python = process.env.PYTHON ?? (existsSync(local) ? local : 'python3');
  return execFileSync(python, ['-m', 'ubongo.adapters.web.wire'], { encoding: 'utf8' });
}

const text = await compile(JSON.parse(schema()), 'Wire', {
  additionalProperties: false,
  bannerComment: '/** What goes over the socket. Generated from the server: do not edit. */',
  ignoreMinAndMaxItems: true,
});
writeFileSync(at('../src/net/wire.gen.ts'), text);
