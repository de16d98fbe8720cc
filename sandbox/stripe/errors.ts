/** An answer that is not a success. https://docs.stripe.com/api/errors */
export class StripeError extends Error {
  readonly status: number;
  readonly type: "api_error" | "card_error" | "idempotency_error" | "invalid_request_error";
  readonly code: string | undefined;
  readonly parameter: string | undefined;

  constructor(
    status: number,
    message: string,
    {
      type,
      code,
      parameter,
    }: { type?: StripeError["type"]; code?: string; parameter?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.type = type ?? (status >= 500 ? "api_error" : "invalid_request_error");
    this.code = code;
    this.parameter = parameter;
  }
}

/** Something that the address itself names. */
export function noSuch(kind: string, id: string): StripeError {
  return new StripeError(404, `No such ${kind}: '${id}'`, {
    code: "resource_missing",
    parameter: "id",
  });
}

/** Something that a parameter names. */
export function noSuchGiven(kind: string, id: string, parameter: string): StripeError {
  return new StripeError(400, `No such ${kind}: '${id}'`, { code: "resource_missing", parameter });
}

/** The body of an error. */
export function errorBody(error: StripeError, requestId: string) {
  const { type, code, parameter, message } = error;
  return {
    error: {
      ...(code === undefined
        ? {}
        : { code, doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll("_", "-")}` }),
      message,
      ...(parameter === undefined ? {} : { param: parameter }),
      request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}`,
      type,
    },
  };
}
