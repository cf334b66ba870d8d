/** Files that come together in one, as tools/interpreter.py packs them. */

type Bytes = Uint8Array<ArrayBuffer>;

/** A file as it comes, decompressed: it is compressed in itself, since servers of plain files do not do that. `tell` hears how many more bytes have come. */
export async function unpacked(address: URL, tell: (bytes: number) => void = () => {}): Promise<ReadableStream<Bytes>> {
  return inflated(await come(address), tell);
}

/** A file that has begun to come. */
export async function come(address: URL): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${address.pathname}: ${answer.status} ${answer.statusText}`);
  return answer;
}

/** What such a file holds. */
export function inflated(answer: Response, tell: (bytes: number) => void = () => {}): ReadableStream<Bytes> {
  const counted = new TransformStream<Bytes, Bytes>({
    transform(chunk, out) {
      tell(chunk.length);
      out.enqueue(chunk);
    },
  });
  return answer.body!.pipeThrough(counted).pipeThrough(new DecompressionStream("gzip"));
}

/** The files of an archive: a line of JSON with their places and sizes, then what they hold. Nothing is copied. */
export function* filesOf(archive: Bytes): Generator<[place: string, data: Bytes]> {
  const end = archive.indexOf("\n".charCodeAt(0));
  let at = end + 1;
  for (const [place, size] of JSON.parse(new TextDecoder().decode(archive.subarray(0, end))) as [string, number][]) {
    yield [place, archive.subarray(at, at + size)];
    at += size;
  }
}
