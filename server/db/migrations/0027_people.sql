ALTER TABLE "partner_employees" DROP CONSTRAINT "partner_employees_phone_once";--> statement-breakpoint
ALTER TABLE "partner_employees" DROP CONSTRAINT "partner_employees_approver";--> statement-breakpoint
ALTER TABLE "partner_employees" ADD COLUMN "month_limit" bigint;--> statement-breakpoint
ALTER TABLE "partner_employees" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "partner_employees_phone_once" ON "partner_employees" USING btree ("partner_id","phone") WHERE "partner_employees"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "orders_customer_user_confirmed" ON "orders" USING btree ("customer_id","user_id","confirmed_at");--> statement-breakpoint
ALTER TABLE "partner_employees" ADD CONSTRAINT "partner_employees_removed" CHECK ("partner_employees"."removed_at" is null or ("partner_employees"."is_blocked" and "partner_employees"."user_id" is null));--> statement-breakpoint
ALTER TABLE "partner_employees" ADD CONSTRAINT "partner_employees_approver" CHECK ("partner_employees"."role" in ('Owner', 'Manager', 'Accountant') or "partner_employees"."is_approver" = ("partner_employees"."role" = 'Approver'));