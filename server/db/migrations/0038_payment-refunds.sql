CREATE TABLE "payment_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "payment_refunds_amount" CHECK ("payment_refunds"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_refunds_payment" ON "payment_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_due" ON "payment_refunds" USING btree ("due_at") WHERE "payment_refunds"."due_at" is not null;--> statement-breakpoint
INSERT INTO "payment_refunds" ("id", "payment_id", "amount", "created_at", "due_at", "refunded_at")
SELECT "id", "id", "amount", "updated_at",
	CASE WHEN "progress" = 'Refunding' THEN coalesce("refund_due_at", "updated_at") END,
	CASE WHEN "progress" = 'Refunded' THEN "updated_at" END
FROM "payments" WHERE "progress" IN ('Refunding', 'Refunded') AND "amount" > 0;--> statement-breakpoint
DROP INDEX "payments_refunding";--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "refund_due_at";--> statement-breakpoint
ALTER TABLE "bank_refunds" DROP CONSTRAINT "bank_refunds_pkey";--> statement-breakpoint
ALTER TABLE "bank_refunds" ADD COLUMN "id" text;--> statement-breakpoint
UPDATE "bank_refunds" SET "id" = "payment_id";--> statement-breakpoint
ALTER TABLE "bank_refunds" ADD PRIMARY KEY ("id");
