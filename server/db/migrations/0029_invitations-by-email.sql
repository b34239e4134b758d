ALTER TABLE "partner_invitations" ALTER COLUMN "phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "partner_employees" ALTER COLUMN "phone" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "partner_invitations_email" ON "partner_invitations" USING btree (lower("email")) WHERE "partner_invitations"."ending" is null;--> statement-breakpoint
ALTER TABLE "partner_invitations" ADD CONSTRAINT "partner_invitations_contact" CHECK ("partner_invitations"."phone" is not null or "partner_invitations"."email" is not null);--> statement-breakpoint
ALTER TABLE "partner_employees" ADD CONSTRAINT "partner_employees_contact" CHECK ("partner_employees"."phone" is not null or "partner_employees"."email" is not null);