import { answerReadiness } from "@/lib/health/readiness";
import { handler, routes } from "@/lib/route-handler";

/** Ready: may this process be sent people? For balancers, compose files and monitors. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handler({}, answerReadiness),
});
