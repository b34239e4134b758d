CREATE TABLE "calendar_feeds" (
	"partner_id" text NOT NULL,
	"user_id" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_read_at" timestamp with time zone,
	CONSTRAINT "calendar_feeds_partner_id_user_id_pk" PRIMARY KEY("partner_id","user_id"),
	CONSTRAINT "calendar_feeds_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "calendar_reminders" (
	"user_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"ends_on" date NOT NULL,
	"days_before" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_reminders_user_id_entry_id_ends_on_days_before_pk" PRIMARY KEY("user_id","entry_id","ends_on","days_before")
);
--> statement-breakpoint
CREATE TABLE "powers_of_attorney" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"employee_id" text NOT NULL,
	"number" text NOT NULL,
	"valid_until" date NOT NULL,
	"registered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bonus_entries" ADD COLUMN "expires_on" date;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_reminders" ADD CONSTRAINT "calendar_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "powers_of_attorney" ADD CONSTRAINT "powers_of_attorney_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "powers_of_attorney" ADD CONSTRAINT "powers_of_attorney_employee_id_partner_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."partner_employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_reminders_ends" ON "calendar_reminders" USING btree ("ends_on");--> statement-breakpoint
CREATE INDEX "powers_of_attorney_partner" ON "powers_of_attorney" USING btree ("partner_id","valid_until");--> statement-breakpoint
CREATE INDEX "powers_of_attorney_ending" ON "powers_of_attorney" USING btree ("valid_until");--> statement-breakpoint
CREATE INDEX "bonus_entries_expiring" ON "bonus_entries" USING btree ("expires_on") WHERE "bonus_entries"."expires_on" is not null;--> statement-breakpoint
CREATE INDEX "orders_customer_created" ON "orders" USING btree ("customer_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);