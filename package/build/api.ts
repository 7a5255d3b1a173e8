/** api.md of the package: everything that is public, from the declarations of its topics. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { TOPICS } from './manifest.ts';

export interface Exported {
  topic: string;
  name: string;
  /** Its docstring; empty where there is none. */
  about: string;
  declaration: string;
}

type Statement = ReturnType<typeof parseSync>['program']['body'][number];

/** All that the package exports, topic by topic, in the order of its modules. @param folder has the declarations */
export function exportedBy(folder: string): Exported[] {
  return TOPICS.flatMap((topic) => {
    const file = join(folder, `package/${topic}.d.ts`);
    return parsed(file).body.flatMap((statement): Exported[] => {
      if (statement.type !== 'ExportNamedDeclaration') return [];
      const { source, specifiers } = statement;
      if (source === null) return namesOf(statement).flatMap((name) => declaredIn(file, name, topic));
      const from = join(dirname(file), source.value.replace(/\.ts$/, '.d.ts'));
      return specifiers.flatMap(({ local, exportKind }) =>
        'name' in local ? declaredIn(from, local.name, topic, [exportKind, statement.exportKind].includes('type')) : [],
      );
    });
  });
}

/** What a module declares by a name: a type, a value, or one of each. */
function declaredIn(file: string, name: string, topic: string, isType = false): Exported[] {
  const { body, text, comments } = parsed(file);
  return body
    .filter((statement) => namesOf(statement).includes(name))
    .filter((statement) => !(isType && declarationOf(statement)?.type === 'VariableDeclaration'))
    .map(({ start, end }) => {
      const comment = comments.findLast((one) => one.end <= start);
      const isOwn = comment !== undefined && text.slice(comment.end, start).trim() === '';
      return {
        topic,
        name,
        about: isOwn ? text.slice(comment.start, comment.end) : '',
        declaration: text.slice(start, end).replace(/^ *#private;\n/m, ''),
      };
    });
}

function parsed(file: string): { body: Statement[]; text: string; comments: { start: number; end: number }[] } {
  const text = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, text, { lang: 'dts' });
  return { body: program.body, text, comments };
}

function declarationOf(statement: Statement): Statement | null {
  return statement.type === 'ExportNamedDeclaration' ? (statement.declaration as Statement | null) : statement;
}

function namesOf(statement: Statement): string[] {
  const declaration = declarationOf(statement);
  if (declaration === null) return [];
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
}

export function apiPage(exported: readonly Exported[]): string {
  const sections = TOPICS.map((topic) => {
    const own = exported.filter((one) => one.topic === topic);
    const code = own.map(({ about, declaration }) => `${about}\n${declaration}`.trimStart()).join('\n\n');
    return `\n## thirty-one/${topic}\n\n\`\`\`ts\n${code}\n\`\`\`\n`;
  });
  return `# What the package exports\n\nWhatever is not here may change at any time. How it is used is in the [README](README.md).\n${sections.join('')}`;
}
