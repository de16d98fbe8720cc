import "server-only";
import { headers } from "next/headers";
import { unstable_rethrow } from "next/navigation";
import { TIME_ZONE_HEADER } from "@/lib/api-client";
import { type Region, regionOf } from "./region";

/** Where whoever makes this request is. What says so is read, used and forgotten. */
export async function readRegion(accountZone: string | null): Promise<Region> {
  const told = await readHeaders();
  return regionOf({
    browserZone: told?.get(TIME_ZONE_HEADER) ?? null,
    accountZone,
    languages: told?.get("accept-language") ?? null,
  });
}

/** Null outside of a request, as in a job: help must not fail because of it. */
async function readHeaders(): Promise<Pick<Headers, "get"> | null> {
  try {
    return await headers();
  } catch (error) {
    unstable_rethrow(error);
    return null;
  }
}
