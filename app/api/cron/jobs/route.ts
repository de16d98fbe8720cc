import { refuseOtherThanCron } from "@/lib/jobs/cron-secret";
import { workBriefly } from "@/lib/jobs/work-briefly";
import { handler, routes } from "@/lib/route-handler";

/** Well below the minute that the host gives this call (vercel.json), since what is under way gets to end. */
const WORK_MS = 45_000;

/** In the place of a worker that stays: called each minute by the host's clock (vercel.json). */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handler({}, async ({ request }) => {
    refuseOtherThanCron(request);
    return { idle: await workBriefly(WORK_MS) };
  }),
});
