#!/usr/bin/python3
"""A window of WebKitGTK for WebKitWebDriver: of a given size, and with what its protocol cannot say.

Called with --automation and one JSON object: width and height in CSS pixels, whether the pages' scripts run (script), and a
folder (folder) for the profile and for console.log, where the console is written.
"""

import ctypes
import json
import os
import signal
import sys

options = json.loads(sys.argv[-1])

# Ends with the driver: PR_SET_PDEATHSIG is 1.
ctypes.CDLL(None).prctl(1, signal.SIGKILL)

# The pages' process writes the console to its standard output, and only to a terminal at once.
terminal, output = os.openpty()
os.dup2(output, 1)
os.dup2(output, 2)

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2

console = open(os.path.join(options["folder"], "console.log"), "wb", buffering=0)


def write_console(source, _condition):
    console.write(os.read(source, 65536))
    return GLib.SOURCE_CONTINUE


GLib.unix_fd_add_full(GLib.PRIORITY_HIGH, terminal, GLib.IOCondition.IN, write_console)

# Not an ephemeral profile: those keep the console to themselves.
profile = WebKit2.WebsiteDataManager(
    base_data_directory=os.path.join(options["folder"], "data"),
    base_cache_directory=os.path.join(options["folder"], "cache"),
)
context = WebKit2.WebContext(website_data_manager=profile)
context.set_automation_allowed(True)

view = WebKit2.WebView(
    web_context=context,
    is_controlled_by_automation=True,
    settings=WebKit2.Settings(
        enable_javascript=options["script"],
        enable_page_cache=True,
        enable_write_console_messages_to_stdout=True,
    ),
)
context.connect(
    "automation-started",
    lambda _context, session: session.connect("create-web-view", lambda _session: view),
)

window = Gtk.Window(default_width=options["width"], default_height=options["height"])
window.add(view)
window.connect("destroy", Gtk.main_quit)
view.connect("close", lambda _view: window.destroy())
window.show_all()
Gtk.main()
