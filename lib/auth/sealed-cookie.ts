import "server-only";
import { cookies } from "next/headers";
import { z } from "zod";
import { openValue, sealValue } from "@/lib/encryption";
import { hostCookieName, isSecure } from "./session-token";

const envelopeSchema = z.object({ value: z.unknown(), expiresAt: z.number() });

type SealedCookieOptions<Schema extends z.ZodType> = {
  name: string;
  /** How long it may be used; told to the browser and written inside, where it can't be changed. */
  seconds: number;
  schema: Schema;
};

/**
 * A cookie of this host that carries something for minutes, encrypted and signed: the browser can
 * give it back, but neither read nor write it. Only in actions and route handlers, reading apart.
 */
export function sealedCookie<Schema extends z.ZodType>(options: SealedCookieOptions<Schema>) {
  const { seconds, schema } = options;
  const purpose = `cookie ${options.name}`;
  const name = () => hostCookieName(`stepwell-${options.name}`);
  const attributes = () =>
    ({ httpOnly: true, sameSite: "lax", secure: isSecure(), path: "/" }) as const;

  return {
    async write(value: z.output<Schema>): Promise<void> {
      const sealed = sealValue(purpose, { value, expiresAt: Date.now() + seconds * 1000 });
      (await cookies()).set(name(), sealed, { ...attributes(), maxAge: seconds });
    },
    /** Null when there is none, or one that is forged, damaged or too old. */
    async read(): Promise<z.output<Schema> | null> {
      const sealed = (await cookies()).get(name())?.value;
      const opened = envelopeSchema.safeParse(sealed === undefined ? null : open(purpose, sealed));
      if (!opened.success || opened.data.expiresAt <= Date.now()) return null;
      const value = schema.safeParse(opened.data.value);
      return value.success ? value.data : null;
    },
    async clear(): Promise<void> {
      (await cookies()).set(name(), "", { ...attributes(), maxAge: 0 });
    },
  };
}

function open(purpose: string, sealed: string): unknown {
  try {
    return openValue(purpose, sealed);
  } catch {
    return null;
  }
}
