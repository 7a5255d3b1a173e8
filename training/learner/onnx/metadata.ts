import { BinaryReader, WireType } from '@bufbuild/protobuf/wire';

/** Field numbers of `ModelProto` and `StringStringEntryProto` in proto/onnx.proto. */
const field = { irVersion: 1, graph: 7, metadataProps: 14, key: 1, value: 2 } as const;

/**
 * The `metadata_props` of an ONNX file. Reads the outermost level of the file only, so it is quick however large the
 * graph is.
 * @throws {Error} if the bytes are not an ONNX model.
 */
export function readMetadata(bytes: Uint8Array): Record<string, string> {
  try {
    return readModel(new BinaryReader(bytes));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`not an ONNX model (${bytes.length} bytes): ${reason}`, { cause });
  }
}

function readModel(reader: BinaryReader): Record<string, string> {
  const metadata: Record<string, string> = {};
  const seen = new Set<number>();
  while (reader.pos < reader.len) {
    const [number, wireType] = reader.tag();
    seen.add(number);
    if (number === field.metadataProps && wireType === WireType.LengthDelimited) {
      const { key, value } = readEntry(new BinaryReader(reader.bytes()));
      metadata[key] = value;
    } else {
      reader.skip(wireType, number);
    }
  }
  if (!seen.has(field.irVersion)) throw new Error('it has no IR version');
  if (!seen.has(field.graph)) throw new Error('it has no graph');
  return metadata;
}

function readEntry(reader: BinaryReader): { key: string; value: string } {
  const entry = { key: '', value: '' };
  while (reader.pos < reader.len) {
    const [number, wireType] = reader.tag();
    if (number === field.key) entry.key = reader.string();
    else if (number === field.value) entry.value = reader.string();
    else reader.skip(wireType, number);
  }
  return entry;
}
