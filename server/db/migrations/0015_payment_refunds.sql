CREATE TABLE "bank_refunds" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refund_due_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payments_refunding" ON "payments" USING btree ("refund_due_at") WHERE "payments"."progress" = 'Refunding';