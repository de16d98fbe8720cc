-- A person's customer at Stripe stands with what is read for it, not with the account.
CREATE TABLE "billing_customers" (
    "user_id" UUID NOT NULL,
    "stripe_customer_id" TEXT NOT NULL,
    "readings_begun" INTEGER NOT NULL DEFAULT 0,
    "reading_written" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "billing_customers_pkey" PRIMARY KEY ("user_id")
);

CREATE UNIQUE INDEX "billing_customers_stripe_customer_id_key" ON "billing_customers"("stripe_customer_id");

ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

INSERT INTO "billing_customers" ("user_id", "stripe_customer_id")
SELECT "id", "stripe_customer_id" FROM "users" WHERE "stripe_customer_id" IS NOT NULL;

ALTER TABLE "users" DROP COLUMN "stripe_customer_id";

-- The moment of the end says more than that there is one.
ALTER TABLE "subscriptions" ADD COLUMN "cancel_at" TIMESTAMPTZ(3);
UPDATE "subscriptions" SET "cancel_at" = "current_period_end" WHERE "cancel_at_period_end";
ALTER TABLE "subscriptions" DROP COLUMN "cancel_at_period_end";
