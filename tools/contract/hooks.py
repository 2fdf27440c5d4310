"""What Schemathesis has to be told to check every reply: a page is a string."""

import schemathesis


@schemathesis.deserializer("text/html")
def page(_context, response):
    return response.text
