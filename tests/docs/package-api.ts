/** The page about what the package exports, package/api.md, from the declarations of its modules. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Visitor, parseSync } from 'vite';
import { writeDeclarations } from '../../package/build/contents.ts';
import { TOPICS } from '../../package/build/manifest.ts';

/** Something that a topic exports. */
export interface Exported {
  topic: string;
  name: string;
  /** The docstring; empty where there is none. */
  about: string;
  declaration: string;
  /** By name of the project in the declaration, what the same module declares by it; null where another one does. */
  mentions: ReadonlyMap<string, string | null>;
}

type Module = ReturnType<typeof parseSync>['program']['body'];
type Statement = Module[number];

/** All that the package exports, topic by topic, in the order of its modules. */
export function exportedByPackage(): Exported[] {
  const folder = mkdtempSync(join(tmpdir(), 'thirty-one-declarations-'));
  try {
    writeDeclarations(folder);
    return TOPICS.flatMap((topic) => exportedBy(topic, join(folder, `package/${topic}.d.ts`)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function exportedBy(topic: string, file: string): Exported[] {
  return parsed(file).body.flatMap((statement): Exported[] => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const { source, specifiers } = statement;
    if (source === null) return namesOf(statement).flatMap((name) => declaredIn(file, name, topic));
    const from = join(dirname(file), source.value.replace(/\.ts$/, '.d.ts'));
    return specifiers.flatMap(({ local, exportKind }) =>
      declaredIn(from, textOfName(local), topic, exportKind === 'type' || statement.exportKind === 'type'),
    );
  });
}

/** What a module declares by a name: a type, a value, or one of each. */
function declaredIn(file: string, name: string, topic: string, isType = false): Exported[] {
  const { body, text, comments } = parsed(file);
  const isMeant = (statement: Statement): boolean =>
    namesOf(statement).includes(name) && !(isType && declarationOf(statement)?.type === 'VariableDeclaration');
  const textsOf = (one: string): string[] =>
    body.filter((statement) => namesOf(statement).includes(one)).map(({ start, end }) => shown(text.slice(start, end)));
  const imported = new Set(body.flatMap(importedBy));
  return body.filter(isMeant).map((statement) => {
    const comment = comments.findLast(({ end }) => end <= statement.start);
    const isOwn = comment !== undefined && text.slice(comment.end, statement.start).trim() === '';
    return {
      topic,
      name,
      about: isOwn ? text.slice(comment.start, comment.end) : '',
      declaration: shown(text.slice(statement.start, statement.end)),
      mentions: new Map(
        mentionedIn(statement).flatMap((one): [string, string | null][] => {
          const own = textsOf(one).join('\n');
          return own !== '' || imported.has(one) ? [[one, own || null]] : [];
        }),
      ),
    };
  });
}

/** A declaration without what says only that a class has private members. */
function shown(declaration: string): string {
  return declaration.replace(/^ *#private;\n/m, '');
}

interface ParsedFile {
  body: Module;
  text: string;
  comments: ReturnType<typeof parseSync>['comments'];
}

function parsed(file: string): ParsedFile {
  const text = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, text, { lang: 'dts' });
  return { body: program.body, text, comments };
}

function declarationOf(statement: Statement): Statement | null {
  return statement.type === 'ExportNamedDeclaration' ? (statement.declaration as Statement | null) : statement;
}

/** The names that a statement declares. */
function namesOf(statement: Statement): string[] {
  const declaration = declarationOf(statement);
  if (declaration === null) return [];
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
}

function importedBy(statement: Statement): string[] {
  return statement.type === 'ImportDeclaration' ? statement.specifiers.map(({ local }) => local.name) : [];
}

/** The names of types and values in a declaration, each once. */
function mentionedIn(statement: Statement): string[] {
  const names = new Set<string>();
  new Visitor({
    TSTypeReference: ({ typeName }) => typeName.type === 'Identifier' && names.add(typeName.name),
    TSTypeQuery: ({ exprName }) => exprName.type === 'Identifier' && names.add(exprName.name),
    TSInterfaceHeritage: ({ expression }) => expression.type === 'Identifier' && names.add(expression.name),
    ClassDeclaration: ({ superClass }) => superClass?.type === 'Identifier' && names.add(superClass.name),
  }).visit({ type: 'Program', body: [statement] } as never);
  return [...names];
}

function textOfName(name: { type: string; name?: string; value?: unknown }): string {
  return name.name ?? String(name.value);
}

/** The page as Markdown. */
export function apiPage(exported: readonly Exported[]): string {
  const names = new Set(exported.map(({ name }) => name));
  return [
    '# What the package exports',
    '',
    'Made from the declarations of the modules in this folder: whatever is not here may change at any time. How it is used is in the [README](README.md).',
    '',
    ...TOPICS.flatMap((topic) => {
      const own = exported.filter((one) => one.topic === topic);
      const behind = own.flatMap(({ mentions }) => [...mentions]).filter(([name]) => !names.has(name));
      const declared = new Set(behind.flatMap(([, declaration]) => declaration ?? []));
      const others = new Set(behind.flatMap(([name, declaration]) => (declaration === null ? name : [])));
      return [
        `## thirty-one/${topic}`,
        '',
        ...codeBlock(own.map(({ about, declaration }) => [about, declaration].filter(Boolean).join('\n'))),
        ...(declared.size === 0 ? [] : ['What these rest on, and is not exported:', '', ...codeBlock([...declared])]),
        ...(others.size === 0 ? [] : [`Mentioned, and not exported: ${[...others].toSorted().join(', ')}.`, '']),
      ];
    }),
  ].join('\n');
}

function codeBlock(declarations: readonly string[]): string[] {
  return ['```ts', declarations.join('\n\n'), '```', ''];
}
