-- For usage: most answers are unrated, so their rows need not be read.
CREATE INDEX "steps_rated_idx" ON "steps" ("id") INCLUDE ("rating") WHERE "rating" IS NOT NULL;
