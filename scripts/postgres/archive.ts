import { spawn } from "node:child_process";
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";
import { PlainError, systemErrorCode } from "../plain-error.ts";
import { type Account, runAs } from "./account.ts";

// A backup is a .tar.gz that any tar reads: first a file that says what it is, then PostgreSQL's data folder.

const BLOCK = 512;
const NAME = "stepwell-backup.json";
const LARGEST = 1_000_000;

/** How writing to a program fails that has left: the last one where Node.js saw its end before that of the pipe. */
const LEFT_EARLY = new Set(["EPIPE", "ERR_STREAM_PREMATURE_CLOSE"]);

const labelSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Major version of PostgreSQL. */
  postgres: z.number(),
  /** Such as "linux-x64": the files fit no other kind of machine. */
  machine: z.string(),
  migrations: z.array(z.string()),
  /** Which keys wrap those of the private texts; the keys themselves are not in a backup. */
  wrappingKeys: z.array(z.string()),
});

/** What a backup says of itself. */
export type Label = z.infer<typeof labelSchema>;

/** Writes a backup, whole or not at all, also when the machine dies in between. Only the owner may read it. */
export async function writeArchive(
  file: string,
  label: Label,
  data: Readable,
  signal: AbortSignal,
): Promise<void> {
  const unfinished = `${file}.unfinished`;
  await rm(unfinished, { force: true });
  try {
    const compressed = createGzip({ level: 6 });
    const output = createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true });
    await pipeline(withLabel(label, data), compressed, output, { signal });
    await rename(unfinished, file);
    await syncFolder(file);
  } catch (error) {
    await rm(unfinished, { force: true });
    const code = systemErrorCode(error);
    if (code === "ABORT_ERR") throw new PlainError("stopped; no backup was written.");
    throw code ? new PlainError(`${file} cannot be written (${code}).`) : error;
  }
}

async function* withLabel(label: Label, data: Readable): AsyncGenerator<Buffer> {
  const text = Buffer.from(`${JSON.stringify(label, null, 2)}\n`);
  yield tarHeader(text.length);
  yield Buffer.concat([text, Buffer.alloc(-text.length & (BLOCK - 1))]);
  yield* data;
}

/** A rename is on disk once its folder is. */
async function syncFolder(file: string): Promise<void> {
  const folder = await open(path.dirname(file), "r");
  await folder.sync().finally(() => folder.close());
}

/** The 512 bytes before a file in a tar archive (POSIX ustar). */
function tarHeader(size: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, "0")}\0`;
  header.write(NAME, 0);
  header.write(octal(0o600, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(size, 11), 124);
  header.write(octal(0, 11), 136);
  header.write(" ".repeat(8), 148);
  header.write("0", 156);
  header.write("ustar\x0000", 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 6)} `, 148);
  return header;
}

/**
 * Reads a backup from its first byte to its last and returns what it says of itself.
 * @throws PlainError when it is not a backup, or not a whole one
 */
export async function readLabel(file: string): Promise<Label> {
  let start = Buffer.alloc(0);
  try {
    await pipeline(createReadStream(file), createGunzip(), async (bytes: AsyncIterable<Buffer>) => {
      for await (const part of bytes) {
        if (start.length < LARGEST) start = Buffer.concat([start, part]);
      }
    });
  } catch (error) {
    const code = systemErrorCode(error) ?? "";
    if (code === "Z_BUF_ERROR") throw new PlainError(`${file} is cut off. Take another backup.`);
    if (code === "Z_DATA_ERROR" && start.length > 0) {
      throw new PlainError(`${file} is damaged. Take another backup.`);
    }
    if (code.startsWith("Z_")) throw new PlainError(notOurs(file));
    throw code ? new PlainError(`${file} cannot be read (${code}).`) : error;
  }
  return parseLabel(file, start);
}

function parseLabel(file: string, start: Buffer): Label {
  const isNamed = start.toString("latin1", 0, NAME.length + 1) === `${NAME}\0`;
  if (!isNamed) throw new PlainError(notOurs(file));
  const size = Number.parseInt(start.toString("latin1", 124, 135), 8);
  const value: unknown = JSON.parse(start.toString("utf8", BLOCK, BLOCK + size));
  const label = labelSchema.safeParse(value);
  if (label.success) return label.data;
  throw new PlainError(`${file} was written by a newer Stepwell. Update this one first.`);
}

function notOurs(file: string): string {
  return `${file} is no backup of Stepwell (npm run backup writes one).`;
}

/** Unpacks a backup into an empty folder, as the account that PostgreSQL runs as. */
export async function unpackArchive(file: string, folder: string, account: Account): Promise<void> {
  const options = ["-x", "-f", "-", "-C", folder];
  const tar = spawn("tar", options, { ...runAs(account), stdio: ["pipe", "ignore", "pipe"] });
  let words = "";
  tar.stderr.setEncoding("utf8").on("data", (text: string) => {
    words += text;
  });
  const ended = once(tar, "close");
  try {
    await pipeline(createReadStream(file), createGunzip(), tar.stdin);
  } catch (error) {
    // tar may leave once it has the archive's last block, before the pipe has ended; where it left too early
    // it says so itself.
    if (!LEFT_EARLY.has(systemErrorCode(error) ?? "")) throw error;
  }
  const [code] = await ended;
  if (code !== 0) throw new PlainError(`the backup could not be unpacked:\n${words.trim()}`);
  await rm(path.join(folder, NAME));
}
