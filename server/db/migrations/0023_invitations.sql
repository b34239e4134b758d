CREATE TABLE "partner_invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"number" serial NOT NULL,
	"token_hash" text NOT NULL,
	"partner_id" text NOT NULL,
	"employee_id" text,
	"invited_by" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ending" text,
	"ended_at" timestamp with time zone,
	"accepted_by" jsonb,
	CONSTRAINT "partner_invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "partner_invitations_ended" CHECK (("partner_invitations"."ending" is null) = ("partner_invitations"."ended_at" is null))
);
--> statement-breakpoint
ALTER TABLE "identity_accounts" ADD COLUMN "email_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_accounts" ADD COLUMN "phone_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_is_own" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "renewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "partner_invitations" ADD CONSTRAINT "partner_invitations_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_invitations" ADD CONSTRAINT "partner_invitations_employee_id_partner_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."partner_employees"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "partner_invitations_open" ON "partner_invitations" USING btree ("employee_id") WHERE "partner_invitations"."ending" is null;--> statement-breakpoint
CREATE INDEX "partner_invitations_employee" ON "partner_invitations" USING btree ("employee_id","number");--> statement-breakpoint
CREATE INDEX "partner_invitations_partner" ON "partner_invitations" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "partner_invitations_phone" ON "partner_invitations" USING btree ("phone") WHERE "partner_invitations"."ending" is null;