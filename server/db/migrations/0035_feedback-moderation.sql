ALTER TABLE "product_feedback" ADD COLUMN "status" text DEFAULT 'Published' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_feedback" ADD COLUMN "rejection_reason" text;--> statement-breakpoint
ALTER TABLE "product_feedback" ADD COLUMN "reply_text" text;--> statement-breakpoint
ALTER TABLE "product_feedback" ADD COLUMN "reply_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_feedback" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "product_feedback_moderation" ON "product_feedback" USING btree ("created_at") WHERE "product_feedback"."status" = 'Moderation';